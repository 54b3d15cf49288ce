/** The published page of a match. */

import type { MatchPageData } from '#shared/pages/page-data.ts';
import { matchStatusLabels } from '#shared/text/labels.ts';
import { placeText } from '#shared/text/place.ts';
import { BanList } from '../discipline/ban-list.tsx';
import type { PageView } from '../frame/page-view.ts';
import { ShareButton } from '../frame/share-button.tsx';
import { matchEvent } from '../frame/structured-data.ts';
import { Section } from '../home/section.tsx';
import { matchSentence, teamNamesOf } from '../match-sentence.ts';
import { MatchLineups } from './match-lineups.tsx';
import { MatchView } from './match-view.tsx';

export const matchPage: PageView<MatchPageData> = {
  describe: ({ match, tournament }, { site }) => ({
    title: matchSentence(match),
    description: describeMatch({ match, tournament }),
    structuredData: [matchEvent(match, site)],
    tournamentId: tournament.id,
    section: 'fixture',
    isLive: match.status === 'in_progress',
  }),
  Content: ({ data: { match, events, lineups, tournament, stakes, form, banned } }) => (
    <div className="flex flex-col gap-4 md:gap-6">
      <h1 className="sr-only">{teamNamesOf(match).join(' - ')}</h1>
      <MatchView
        match={match}
        events={events}
        tournamentName={tournament.name}
        matchMinutes={tournament.rules.matchMinutes}
        today={null}
        linksTeams
        stakes={stakes}
        form={form}
        share={<ShareButton title={teamNamesOf(match).join(' - ')} text={matchSentence(match)} />}
        lineups={
          <MatchLineups
            match={match}
            home={lineups.find(({ teamId }) => teamId === match.homeTeamId)}
            away={lineups.find(({ teamId }) => teamId === match.awayTeamId)}
          />
        }
      />
      {banned.length > 0 && (
        <Section title="No pueden jugar" allHref={null}>
          <BanList bans={banned} />
        </Section>
      )}
    </div>
  ),
};

/** For example 'Finalizado · Fecha 3 de Copa Otoño · La Redonda'. */
const describeMatch = ({ match, tournament }: Pick<MatchPageData, 'match' | 'tournament'>): string =>
  [matchStatusLabels[match.status], `${match.round} de ${tournament.name}`, placeText(match)]
    .filter(Boolean)
    .join(' · ');
