/** Badges for a team's latest results, oldest first, each with a letter. */
import type { Outcome } from '#shared/domain/schemas/standing.ts';
import { outcomeLabels } from '#shared/text/labels.ts';

const badgeClassByOutcome: Record<Outcome, string> = {
  G: 'bg-win text-white',
  E: 'bg-draw text-ink',
  P: 'bg-loss text-white',
};

export function FormBadges({ results }: { readonly results: readonly Outcome[] }) {
  if (results.length === 0) return <span className="sr-only">Sin partidos</span>;
  return (
    <ol className="flex gap-0.5 md:gap-1">
      {results.map((result, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: equal results can only be told apart by their index
          key={index}
          title={outcomeLabels[result]}
          className={`grid size-[1.125rem] md:size-[1.25rem] place-items-center rounded-badge border border-badge-line font-semibold text-xs leading-none ${badgeClassByOutcome[result]}`}
        >
          {result}
        </li>
      ))}
    </ol>
  );
}
