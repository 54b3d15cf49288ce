/** What a tribunal records, publishes, annuls and deletes at random, and the register that this leaves. */
import fc from 'fast-check';
import { addDays } from '#shared/domain/calendar/calendar.ts';
import type { StoredMatchFields } from '#shared/domain/schemas/match.ts';
import type { Measure, StoredSanctionFields } from '#shared/domain/schemas/sanction.ts';
import { aTeam } from '../support/builders.ts';

export const teamNames = ['Norte', 'Sur', 'Este', 'Oeste'];
export const teamIds = teamNames.map((name) => aTeam(name).id);
export const arbitraryDay = fc.integer({ min: 1, max: 24 });
export const dateOf = (day: number): string => addDays('2026-03-01', day);

const arbitraryMatchesMeasure: fc.Arbitrary<Measure> = fc
  .record({
    matches: fc.oneof(
      { weight: 5, arbitrary: fc.integer({ min: 1, max: 4 }) },
      { weight: 1, arbitrary: fc.constant(null) },
    ),
    served: fc.constantFrom(0, 0, 0, 1),
    onHold: fc.constantFrom(0, 0, 0, 1),
  })
  .map(({ matches, served, onHold }) => ({
    kind: 'matches',
    matches,
    served,
    onHold: matches === null ? onHold : Math.min(onHold, matches - served),
  }));
const arbitraryMeasure: fc.Arbitrary<Measure> = fc.oneof(
  { weight: 8, arbitrary: arbitraryMatchesMeasure },
  {
    weight: 2,
    arbitrary: fc.tuple(arbitraryDay, fc.nat(7)).map(([from, days]) => ({
      kind: 'until' as const,
      from: dateOf(from),
      until: dateOf(from + days),
    })),
  },
  { weight: 1, arbitrary: arbitraryDay.map((from) => ({ kind: 'indefinite' as const, from: dateOf(from) })) },
  {
    weight: 3,
    arbitrary: fc.constantFrom<Measure>(
      { kind: 'expelled' },
      { kind: 'warning' },
      { kind: 'dismissed' },
      { kind: 'fine', amount: null, unit: 'UR' },
      { kind: 'other', text: 'Pide disculpas' },
    ),
  },
);
/** What the tribunal does; numbers for entities are taken modulo the length of their list. */
type Step =
  | { readonly do: 'record'; readonly form: Decision }
  | { readonly do: 'publish' | 'annul' | 'delete'; readonly sanction: number }
  | { readonly do: 'transfer'; readonly player: number; readonly team: number };
interface Decision {
  readonly tournamentId: number;
  readonly player: number;
  readonly match: number | null;
  readonly isProvisional: boolean;
  readonly day: number;
  readonly measures: readonly Measure[];
  /** The sanction to supersede, among those that can be. */
  readonly replaces: number | null;
  readonly isLifting: boolean;
  readonly subjectKind: 'player' | 'staff' | 'team';
}
const arbitraryPlayer = fc.constantFrom(0, 0, 0, 1, 2);
const arbitraryDecision: fc.Arbitrary<Decision> = fc.record({
  tournamentId: fc.constantFrom(0, 1, 1, 2),
  player: arbitraryPlayer,
  match: fc.option(fc.nat(40), { freq: 2 }),
  isProvisional: fc.nat(5).map((n) => n === 0),
  day: fc.constantFrom(3, 8, 13),
  measures: fc.oneof(
    { weight: 3, arbitrary: arbitraryMatchesMeasure.map((measure) => [measure]) },
    { weight: 2, arbitrary: fc.array(arbitraryMeasure, { maxLength: 2 }) },
  ),
  replaces: fc.option(fc.nat(10), { freq: 2 }),
  isLifting: fc.nat(7).map((n) => n === 0),
  subjectKind: fc.constantFrom('player', 'player', 'player', 'player', 'player', 'player', 'staff', 'team'),
});
export const arbitraryStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: arbitraryDecision.map((form) => ({ do: 'record' as const, form })) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('publish' as const), sanction: fc.nat(10) }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constantFrom('annul' as const, 'delete' as const), sanction: fc.nat(10) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('transfer' as const), player: fc.nat(2), team: fc.nat(3) }) },
);

/** A player, and the team that is his now. */
export interface PlayerOfTeam {
  readonly id: number;
  readonly teamId: number;
}

/** The register as the tribunal's steps leave it; what cannot be done, as the API refuses it, is left out. */
export class Register {
  #sanctions: StoredSanctionFields[] = [];
  #recorded = 0;
  readonly #teamOfPlayer: number[];
  readonly #matches: readonly StoredMatchFields[];

  constructor(matches: readonly StoredMatchFields[], squads: readonly number[]) {
    this.#matches = matches;
    this.#teamOfPlayer = squads.map((at) => teamIds[at] ?? 0);
  }

  get sanctions(): readonly StoredSanctionFields[] {
    return this.#sanctions;
  }
  get players(): readonly PlayerOfTeam[] {
    return this.#teamOfPlayer.map((teamId, at) => ({ id: at + 1, teamId }));
  }

  take(step: Step): void {
    if (step.do === 'record') this.#record(step.form);
    else if (step.do === 'transfer') this.#teamOfPlayer[step.player] = teamIds[step.team] ?? 0;
    else this.#takeOn(step.do, this.#sanctions[step.sanction % this.#sanctions.length]);
  }

  /** What a bulletin has published is final. */
  #takeOn(what: 'publish' | 'annul' | 'delete', sanction: StoredSanctionFields | undefined): void {
    if (!sanction || sanction.bulletin) return;
    if (what === 'delete') this.#sanctions = this.#sanctions.filter((each) => each !== sanction);
    else if (what === 'annul') this.#change(sanction, { status: 'annulled' });
    else this.#publish(sanction);
  }

  #change(before: StoredSanctionFields, fields: Partial<StoredSanctionFields>): void {
    this.#sanctions = this.#sanctions.map((each) => (each.id === before.id ? { ...each, ...fields } : each));
  }

  #publish(sanction: StoredSanctionFields): void {
    this.#change(sanction, { bulletin: { id: 1, year: 2026, number: 1 } });
    const replaced = this.#sanctions.find(({ id }) => id === sanction.replaces);
    if (replaced) this.#change(replaced, { status: 'annulled' });
  }

  #record({ player, match, isProvisional, day, replaces, isLifting, subjectKind, ...form }: Decision): void {
    const isSuperseded = ({ id }: StoredSanctionFields) =>
      this.#sanctions.some((other) => other.replaces === id && other.status !== 'annulled');
    const open = this.#sanctions.filter((each) => each.status !== 'annulled' && !isSuperseded(each));
    const replaced = replaces === null ? undefined : open[replaces % open.length];
    const tournamentId = replaced?.tournamentId ?? form.tournamentId;
    const possible = this.#matches.filter((each) => tournamentId === 0 || each.tournamentId === tournamentId);
    const about = match === null ? undefined : possible[match % possible.length];
    const lifts = isLifting && (replaced !== undefined || about !== undefined);
    const subject = replaced?.subject ?? { kind: subjectKind, id: subjectKind === 'player' ? player + 1 : 1 };
    const teamNow = subject.kind === 'player' ? this.#teamOfPlayer[subject.id - 1] : teamIds[0];
    const teamId = replaced?.teamId ?? teamNow ?? 0;
    const measures: Measure[] = lifts ? [{ kind: 'lifted' }] : [...form.measures];
    if (measures.length === 0 && !isProvisional) measures.push({ kind: 'warning' });
    this.#recorded += 1;
    this.#sanctions = [
      ...this.#sanctions,
      {
        id: this.#recorded,
        tournamentId,
        teamId,
        subject,
        measures,
        decidedOn: dateOf(day),
        ...(about && { matchId: about.id }),
        ...(replaced && { replaces: replaced.id }),
        status: isProvisional ? 'provisional' : 'decided',
        origin: 'unknown',
        article: '',
        reason: 'Insultos.',
        bulletin: null,
        version: 1,
      },
    ];
  }
}
