/** Sanctions in the words of a bulletin: what was decided, by which article, and why. */
import type { Measure, SanctionOrigin, SanctionStatus, StoredSanctionFields } from '../domain/schemas/sanction.ts';
import type { Ban } from '../domain/schemas/suspension.ts';
import { capitalize } from '../spanish/capitalized.ts';
import { formatPlural } from '../spanish/numbers.ts';
import { formatDate } from './dates.ts';
import { formatPeriod } from './periods.ts';
import { formatSuspensionReason } from './suspension-reasons.ts';

export const sanctionStatusNames: Readonly<Record<SanctionStatus, string>> = {
  provisional: 'Provisoria',
  decided: 'Resuelta',
  annulled: 'Anulada',
};

export const sanctionOriginNames: Readonly<Record<SanctionOrigin, string>> = {
  card: 'Tarjeta',
  report: 'Informe del árbitro',
  protest: 'Protesta',
  office: 'De oficio',
  unknown: 'Sin especificar',
};

/** 'Boletín 3/2026'. */
export const bulletinName = ({ number, year }: { readonly number: number; readonly year: number }): string =>
  `Boletín ${number}/${year}`;

/** What is printed of a measure; `isWhole` is false where free text is not published. */
function describeMeasure(measure: Measure, isWhole = true): string {
  switch (measure.kind) {
    case 'matches':
      return describeMatches(measure);
    case 'until':
      return `suspensión por ${formatPeriod(measure)}, del ${formatDate(measure.from)} al ${formatDate(measure.until)} inclusive`;
    case 'indefinite':
      return `suspensión por tiempo indeterminado desde el ${formatDate(measure.from)}`;
    case 'expelled':
      return 'expulsión de la competencia';
    case 'warning':
      return 'amonestación';
    case 'dismissed':
      return 'se desestima';
    case 'fine':
      return describeFine(measure);
    case 'points':
      return `${measure.points < 0 ? 'quita de' : 'suma de'} ${formatPlural(Math.abs(measure.points), 'punto')}`;
    case 'result':
      return isWhole ? `resultado: ${measure.text}` : 'se modifica el resultado';
    case 'ground':
      return isWhole ? `cancha: ${measure.text}` : 'sanción a la cancha';
    case 'other':
      return isWhole ? measure.text : 'otra medida';
    case 'lifted':
      return 'se levanta la suspensión';
  }
}

function describeMatches({ matches, served, onHold }: Extract<Measure, { kind: 'matches' }>): string {
  const length =
    matches === null ? 'suspensión por fechas a determinar' : `${formatPlural(matches, 'fecha')} de suspensión`;
  const parts = [
    ...(served > 0 ? [`${formatPlural(served, 'ya cumplida', 'ya cumplidas')}`] : []),
    ...(onHold > 0 ? [`${formatPlural(onHold, 'en suspenso', 'en suspenso')}`] : []),
  ];
  return [length, ...parts].join(', ');
}

const describeFine = ({ amount, unit }: Extract<Measure, { kind: 'fine' }>): string =>
  ['multa', ...(amount === null ? ['a determinar', unit && `(${unit})`] : ['de', formatAmount(amount), unit])]
    .filter(Boolean)
    .join(' ');

const formatAmount = (amount: number): string => {
  const [whole = '', decimals] = String(amount).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '.');
  return decimals ? `${grouped},${decimals}` : grouped;
};

type PrintedSanction = Pick<StoredSanctionFields, 'measures' | 'article' | 'reason' | 'status'>;

/** The measures of a sanction as one sentence. */
export function describeMeasures(
  { measures, status }: Pick<PrintedSanction, 'measures' | 'status'>,
  isWhole = true,
): string {
  if (measures.length === 0) return 'Suspensión provisoria hasta que el tribunal resuelva';
  const all = measures.map((measure) => describeMeasure(measure, isWhole)).join('; ');
  return status === 'provisional' ? `Provisoriamente: ${all}` : capitalize(all);
}

/** 'Art. 185 inc. a', whether or not it was entered with its 'Art.'; '' without an article. */
export const articleText = (article: string): string =>
  article && `Art. ${article.replace(/^art(?:\.\s*|[íi]culo\s+|\s+)/i, '')}`;

/** A sanction as a line of a bulletin prints it; without `isWhole`, nothing that somebody wrote freely. */
export function describeSanction(sanction: PrintedSanction, replaced: string | null, isWhole = true): string {
  const { article, reason } = sanction;
  const sentences = [
    describeMeasures(sanction, isWhole),
    articleText(article),
    isWhole && reason,
    replaced && `Reemplaza lo publicado en el ${replaced}`,
  ];
  return sentences
    .filter(Boolean)
    .map((sentence) => (/[.!?…]$/.test(String(sentence)) ? sentence : `${sentence}.`))
    .join(' ');
}

/** A ban that the cards alone gave, as a line of a bulletin prints it: '1 fecha de suspensión, por roja en Fecha 3. Le queda 1.' */
export function describeComputedBan(ban: Pick<Ban, 'matches' | 'remaining' | 'reasons'>): string {
  const left = ban.remaining === 0 ? 'Cumplida.' : `Le ${ban.remaining === 1 ? 'queda' : 'quedan'} ${ban.remaining}.`;
  return `${formatPlural(ban.matches, 'fecha')} de suspensión, por ${formatSuspensionReason(ban)}. ${left}`;
}

/** How a person is named where squads are private: 'n.º 7 de Halcones'. */
export function privateNameOf(number: number | null, teamName: string): string {
  if (number !== null) return `n.º ${number} de ${teamName}`;
  return teamName ? `Integrante de ${teamName}` : 'Una persona';
}
