/** A team's name: the short one where its container is narrower than 24rem, else the whole one. */
import type { TeamRef } from '#shared/domain/schemas/primitives.ts';
import { teamNameOrFallback } from '#shared/text/labels.ts';

interface TeamNameProps {
  readonly team: Pick<TeamRef, 'name' | 'displayName'>;
  /** Null while the team of a playoff match is unknown, or when the team was deleted. */
  readonly id: number | null;
}

export function TeamName({ team: { name, displayName }, id }: TeamNameProps) {
  const short = displayName || name;
  if (short === name || name === '') return teamNameOrFallback(short, id);
  return (
    <>
      <span className="@sm:hidden">{short}</span>
      <span className="@max-sm:hidden">{name}</span>
    </>
  );
}
