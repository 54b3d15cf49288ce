/** A match of the day with its sheet: how far it is, who has it, and what the administrator can do about it. */

import type { DaySheet } from '#shared/domain/schemas/sheet-overview.ts';
import type { SheetMatter } from '#shared/domain/sheet/sheet-matters.ts';
import { paths } from '#shared/pages/paths.ts';
import { sheetStateLabels, teamNameOrFallback } from '#shared/text/labels.ts';
import { pitchOf } from '#shared/text/place.ts';
import { localDateAndTimeInZone } from '../../lib/clock.ts';
import { useSettings } from '../../lib/screen/use-settings.ts';
import { Badge, type BadgeVariant } from '../../ui/badge.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { matchMarks } from '../../views/match-marks.ts';
import { MatchRow } from '../../views/match-row.tsx';
import { ExpiryText } from './expiry-text.tsx';
import { MatterBadges } from './matter-badges.tsx';

export type DayTask = 'link' | 'users' | 'unapplied';

interface DaySheetCardProps {
  readonly sheet: DaySheet;
  /** What should be looked at in it. */
  readonly matters: readonly SheetMatter[];
  /** The names of users by id; ids without a name are left out. */
  readonly userNames: ReadonlyMap<number, string>;
  readonly onTask: (task: DayTask) => void;
}

const variantsByState: Record<DaySheet['state'], BadgeVariant> = {
  none: 'neutral',
  open: 'active',
  playing: 'live',
  ended: 'attention',
  confirmed: 'neutral',
};

export function DaySheetCard({ sheet, matters, userNames, onTask }: DaySheetCardProps) {
  const { match, state, unapplied, observation, link, lastOperation, sheetUserIds } = sheet;
  const names = sheetUserIds.flatMap((id) => userNames.get(id) ?? []);
  const { timeZone } = useSettings();
  const about = `${teamNameOrFallback(match.homeTeam.name, match.homeTeamId)} contra ${teamNameOrFallback(match.awayTeam.name, match.awayTeamId)}`;
  const hasTeams = match.homeTeamId !== null && match.awayTeamId !== null;
  return (
    <Card as="li" className="flex flex-col gap-2 pb-3">
      <div {...matchMarks(match)}>
        <MatchRow match={match} detail={pitchOf(match)} href={paths.match.getHref(match.id)} />
      </div>
      <div className="flex flex-col gap-1 px-3 text-sm">
        <p className="flex flex-wrap items-center gap-2">
          <Badge variant={variantsByState[state]}>{sheetStateLabels[state]}</Badge>
          <MatterBadges sheet={sheet} matters={matters} />
        </p>
        {observation && <p className="whitespace-pre-line">{`Observación: ${observation}`}</p>}
        <p>{names.length > 0 ? `Planilleros: ${names.join(', ')}` : 'Sin planilleros'}</p>
        {link && (
          <p className="text-muted">
            Enlace vigente <ExpiryText at={link.expiresAt} />
          </p>
        )}
        {lastOperation && (
          <p className="text-muted">
            {`Última anotación a las ${localDateAndTimeInZone(timeZone, Date.parse(lastOperation.at)).time}: ${lastOperation.byName}`}
          </p>
        )}
      </div>
      <div className="mt-auto grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-2 px-3">
        {unapplied > 0 && (
          <Button
            variant="primary"
            className="col-span-full"
            aria-label={`Ver lo que espera en la planilla de ${about}`}
            onClick={() => onTask('unapplied')}
          >
            {`Ver ${unapplied} sin aplicar`}
          </Button>
        )}
        {hasTeams && (
          <ButtonLink
            href={paths.sheet.getHref(match.id)}
            className="col-span-full"
            aria-label={`Abrir planilla de ${about}`}
          >
            Abrir planilla
          </ButtonLink>
        )}
        <Button size="compact" icon="share" aria-label={`Enlace de ${about}`} onClick={() => onTask('link')}>
          Enlace
        </Button>
        <Button size="compact" icon="users" aria-label={`Planilleros de ${about}`} onClick={() => onTask('users')}>
          Planilleros
        </Button>
      </div>
    </Card>
  );
}
