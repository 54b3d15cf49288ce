/** What can be done with the chosen match, at the lower edge of the screen: its officials, its sides, or nothing. */
import { type ReactNode, useState } from 'react';
import type { PlannedFixtureMatch } from '#shared/domain/schemas/fixture.ts';
import type { Staff } from '#shared/domain/schemas/staff.ts';
import { isImpartial, isMatchOfficial } from '#shared/domain/squads/officials.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { NamedOptions } from '../../../ui/named-options.tsx';
import { Select } from '../../../ui/select.tsx';

interface ChosenMatchBarProps {
  readonly name: string;
  readonly match: PlannedFixtureMatch;
  readonly officials: readonly Staff[];
  readonly onAssign: (post: 'refereeId' | 'assistantId', officialId: number) => void;
  readonly onCancel: () => void;
  /** Further actions. */
  readonly children?: ReactNode;
}

const posts = [
  { post: 'refereeId', label: 'Árbitro', other: 'assistantId' },
  { post: 'assistantId', label: 'Asistente', other: 'refereeId' },
] as const;

export function ChosenMatchBar({ name, match, officials, onAssign, onCancel, children }: ChosenMatchBarProps) {
  const [showsOfficials, setShowsOfficials] = useState(false);
  const impartial = officials.filter((person) => isMatchOfficial(person) && isImpartial(person, match));
  return (
    <section
      aria-label="Partido elegido"
      data-action-bar={showsOfficials ? 'half' : 'quarter'}
      className="overflow-y-auto bottom-[calc(4rem+env(safe-area-inset-bottom))] [@media(height>=32rem)]:sticky z-10 flex flex-col gap-2 rounded-card border border-line bg-surface p-2 shadow-raised md:bottom-2 in-[dialog]:bottom-0 [@media(height>=32rem)]:max-h-(--action-bar)"
    >
      <div className="flex items-center gap-2">
        <p className="min-w-0 flex-1 text-sm">
          <strong className="block truncate font-semibold">{name}</strong>
          Elegí el turno al que pasa.
        </p>
        <IconButton icon="close" label="Cancelar" onClick={onCancel} />
      </div>
      {showsOfficials && (
        <div className="grid grid-cols-2 gap-2">
          {posts.map(({ post, label, other }) => (
            <Field key={post} label={label} className="min-w-0">
              <Select value={match[post]} onChange={({ currentTarget }) => onAssign(post, Number(currentTarget.value))}>
                <option value={0}>Sin asignar</option>
                <NamedOptions of={impartial.filter(({ id }) => id !== match[other])} />
              </Select>
            </Field>
          ))}
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        {children}
        {impartial.length > 0 && (
          <Button size="compact" aria-expanded={showsOfficials} onClick={() => setShowsOfficials(!showsOfficials)}>
            Árbitros
          </Button>
        )}
      </div>
    </section>
  );
}
