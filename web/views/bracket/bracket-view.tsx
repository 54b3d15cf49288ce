/** The playoffs of a tournament: champion, qualified teams, and the ties of each stage. */
import type { Bracket, BracketStage, BracketTie } from '#shared/domain/schemas/bracket.ts';
import { presentPendingSide } from '#shared/text/presenters.ts';
import { Champion } from './champion.tsx';
import { QualifiedTeams } from './qualified-teams.tsx';
import { Stages } from './stages.tsx';

/** How many qualified teams are listed above the matches. */
const longestListAbove = 4;

interface BracketViewProps {
  readonly bracket: Bracket;
  /** The team the user coaches, highlighted on the page; null for other users. */
  readonly ownTeamId: number | null;
  /** The length of the matches in the tournament's rules. */
  readonly matchMinutes: number;
}

export function BracketView({ bracket, ownTeamId, matchMinutes }: BracketViewProps) {
  const { qualified, isOfPlaces, champion, runnerUp, thirdPlace } = bracket;
  const stages = isOfPlaces ? bracket.stages.map(stageOfPlaces) : bracket.stages;
  const teams = qualified.length > 0 && !isOfPlaces && (
    <QualifiedTeams qualified={qualified} isOver={champion !== null} ownTeamId={ownTeamId} />
  );
  // A long list would keep phones from showing the matches.
  const isLong = qualified.length > longestListAbove;
  return (
    <>
      {champion && <Champion key={champion.id} champion={champion} runnerUp={runnerUp} thirdPlace={thirdPlace} />}
      {!isLong && teams}
      {stages.length > 0 && (
        <Stages stages={stages} champion={champion} ownTeamId={ownTeamId} matchMinutes={matchMinutes} />
      )}
      {isLong && teams}
    </>
  );
}

/** The places that meet, without the teams that the order of the names puts there. */
const stageOfPlaces = (stage: BracketStage): BracketStage => ({
  ...stage,
  ties: stage.ties.map((tie) => ({ ...tie, home: sideOfPlace(tie.home), away: sideOfPlace(tie.away) })),
});

const sideOfPlace = (side: BracketTie['home']): BracketTie['home'] =>
  side.place === undefined ? side : { ...side, ...presentPendingSide(side.place) };
