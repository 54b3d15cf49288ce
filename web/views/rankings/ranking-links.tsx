/** Links between a tournament's three rankings: scorers, fair play and goalkeepers. */
import { hrefOfPage } from '#shared/pages/published-pages.ts';

const rankings = [
  ['scorers', 'Goleadores'],
  ['fairPlay', 'Fair Play'],
  ['goalkeepers', 'Arqueros'],
] as const;

export type RankingName = (typeof rankings)[number][0];

interface RankingLinksProps {
  readonly tournamentId: number;
  readonly current: RankingName;
}

export function RankingLinks({ tournamentId, current }: RankingLinksProps) {
  return (
    <nav aria-label="Estadísticas" className="self-start">
      <ul className="flex flex-wrap rounded-control border border-input bg-surface">
        {rankings.map(([name, label]) => (
          <li key={name}>
            <a
              href={hrefOfPage({ name, id: tournamentId })}
              aria-current={name === current ? 'page' : undefined}
              className="inline-flex min-h-11 items-center rounded-control px-3 font-medium text-sm aria-[current]:bg-primary aria-[current]:text-white sm:px-4"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
