/** What an organiser should look at in the sheets of the last days, on the home screen. */
import { mattersOfSheet } from '#shared/domain/sheet/sheet-matters.ts';
import { paths } from '#shared/pages/paths.ts';
import { formatRelativeDate } from '#shared/text/dates.ts';
import { useGet } from '../../lib/api/use-get.ts';
import { useLocalMinute } from '../../lib/screen/use-today.ts';
import { Card } from '../../ui/card.tsx';
import { ExpandableList } from '../../ui/expandable-list.tsx';
import { Section } from '../../views/home/section.tsx';
import { MatchRow } from '../../views/match-row.tsx';
import { MatterBadges } from './matter-badges.tsx';

/** A weekend, and the day after it. */
const daysBack = 3;
const matchesShown = 5;

/** Renders nothing while there is nothing to look at; the day's screen tells what cannot be loaded. */
export function SheetInbox() {
  const now = useLocalMinute();
  const { data: sheets = [] } = useGet('GET /matches/sheets', { query: { date: now.date, days: daysBack } });
  const found = sheets
    .map((sheet) => ({ sheet, matters: mattersOfSheet(sheet, sheets, now) }))
    .filter(({ matters }) => matters.length > 0)
    .reverse();
  if (found.length === 0) return null;
  return (
    <Section title="Para revisar" allHref={paths.daySheets.getHref()}>
      <ExpandableList items={found} count={matchesShown} what="lo que hay para revisar" className="flex flex-col gap-2">
        {({ sheet, matters }) => (
          <Card as="li" key={sheet.match.id} className="">
            <MatchRow
              match={sheet.match}
              href={paths.match.getHref(sheet.match.id)}
              isTimeInDetail
              detail={
                <span className="flex flex-wrap items-center justify-center gap-2">
                  {`${formatRelativeDate(sheet.match.matchDate, now.date)} ${sheet.match.formattedTime}`}
                  <MatterBadges sheet={sheet} matters={matters} />
                </span>
              }
            />
            {sheet.observation && (
              <p className="line-clamp-3 whitespace-pre-line px-3 pb-2 text-sm">{sheet.observation}</p>
            )}
          </Card>
        )}
      </ExpandableList>
    </Section>
  );
}
