/** The knock-out of a tournament: who qualified, the ties stage by stage, the champion, and how it is played. */
import type { Bracket } from '#shared/domain/schemas/bracket.ts';
import { Champion } from './champion.tsx';
import { QualifiedTeams } from './qualified-teams.tsx';
import { Stages } from './stages.tsx';

interface BracketViewProps {
  readonly bracket: Bracket;
  /** The team of the coach who looks at it. */
  readonly ownTeamId: number | null;
}

export function BracketView({ bracket, ownTeamId }: BracketViewProps) {
  const { qualified, stages, champion, runnerUp, thirdPlace } = bracket;
  return (
    <>
      {champion && <Champion key={champion.id} champion={champion} runnerUp={runnerUp} thirdPlace={thirdPlace} />}
      {qualified.length > 0 && <QualifiedTeams qualified={qualified} ownTeamId={ownTeamId} />}
      {stages.length > 0 && <Stages stages={stages} champion={champion} ownTeamId={ownTeamId} />}
    </>
  );
}
