/** The text for the chat after a suspension; with the dates that the planner proposes, if that is wanted. */
import { type ReactNode, useState } from 'react';
import type { FormattedMatch } from '#shared/domain/schemas/match.ts';
import type { NewDate } from '#shared/domain/schemas/postponed-slots.ts';
import { chatTextOfSuspension } from '#shared/text/suspension-text.ts';
import { useGet } from '../../lib/api/use-get.ts';
import { errorMessageOf } from '../../lib/http/api-error.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { addressOfPage } from '../../views/frame/page-address.ts';

interface SuspensionTextProps {
  readonly title: string;
  readonly text: string;
  readonly falling: readonly FormattedMatch[];
  readonly staying: readonly FormattedMatch[];
  readonly copyButtonOf: (text: string) => ReactNode;
}

export function SuspensionText({ copyButtonOf, ...suspension }: SuspensionTextProps) {
  const [hasDates, setHasDates] = useState(false);
  const { data = [], error } = useGet('GET /matches/postponed/slots', hasDates ? {} : null);
  const fallen = new Set(suspension.falling.map(({ id }) => id));
  const proposed = data.flatMap(({ match, slots: [slot] }): NewDate[] =>
    hasDates && slot && fallen.has(match.id) ? [{ match, slot }] : [],
  );
  const address = addressOfPage({ name: 'home' }, { url: location.origin });
  const chatText = chatTextOfSuspension({ ...suspension, proposed, address });
  return (
    <>
      <p>El aviso ya está en las páginas. Este texto sirve para el grupo:</p>
      <p className="whitespace-pre-line rounded-control border border-line bg-surface p-3 text-sm">{chatText}</p>
      <Checkbox
        label="Con las fechas que propone el planificador"
        checked={hasDates}
        onChange={({ currentTarget: { checked } }) => setHasDates(checked)}
      />
      {error !== undefined && hasDates && <p role="alert">{errorMessageOf(error)}</p>}
      {copyButtonOf(chatText)}
    </>
  );
}
