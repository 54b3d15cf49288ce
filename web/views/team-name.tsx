/** A team's name: the short one on phones, else the whole one. */
import type { TeamRef } from '#shared/domain/schemas/primitives.ts';
import { teamNameOrFallback } from '#shared/text/labels.ts';

interface TeamNameProps {
  readonly team: Pick<TeamRef, 'name' | 'displayName'>;
  /** Null while the team of a playoff match is unknown, or when the team was deleted. */
  readonly id: number | null;
  /** True on the pages of one match or team, which have its whole name as their title: a team has one name on a screen. */
  readonly isWhole?: boolean | undefined;
}

export function TeamName({ team: { name, displayName }, id, isWhole = false }: TeamNameProps) {
  const short = displayName || name;
  if (short === name || name === '') return teamNameOrFallback(short, id);
  if (isWhole) return name;
  return (
    <>
      <span className="md:hidden">{short}</span>
      <span className="max-md:hidden">{name}</span>
    </>
  );
}
