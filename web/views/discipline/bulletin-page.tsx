/** The published page of a bulletin, between the ones before and after it. */
import { bulletinHeading, bulletinToCopy, describeBulletin } from '#shared/pages/bulletin-text.ts';
import type { BulletinPageData } from '#shared/pages/page-data.ts';
import { hrefOfBulletin } from '#shared/pages/paths.ts';
import { bulletinName } from '#shared/text/sanctions.ts';
import { addressOfPage } from '../frame/page-address.ts';
import { PageLinks } from '../frame/page-links.tsx';
import type { PageView } from '../frame/page-view.ts';
import { CopyButton } from '../frame/share-button.tsx';
import { tournamentEvent } from '../frame/structured-data.ts';
import { TournamentHeading } from '../frame/tournament-heading.tsx';
import { BulletinView } from './bulletin-view.tsx';

export const bulletinPage: PageView<BulletinPageData> = {
  describe: ({ tournament, bulletin }, { site }) => ({
    title: `${bulletinHeading(bulletin)} · ${tournament.name}`,
    description: describeBulletin(bulletin, tournament.name),
    structuredData: [tournamentEvent(tournament, [], site)],
    tournamentId: tournament.id,
    section: 'tournaments',
  }),
  Content: ({ data: { tournament, bulletin, bulletins }, context: { page, site } }) => {
    const at = bulletins.findIndex(({ id }) => id === bulletin.id);
    const hrefAt = (index: number) => {
      const other = bulletins[index];
      return other ? hrefOfBulletin(tournament.id, other) : null;
    };
    return (
      <>
        <p className="hidden print:block">{site.name}</p>
        <TournamentHeading
          tournament={tournament}
          subject={bulletinName(bulletin)}
          page="bulletin"
          shareText={describeBulletin(bulletin, tournament.name)}
        />
        <div className="flex flex-col gap-4">
          <BulletinView bulletin={bulletin} bulletins={bulletins} />
          <CopyButton text={bulletinToCopy(bulletin, tournament.name, addressOfPage(page, site))} />
          {bulletins.length > 1 && (
            <PageLinks label="Boletines" previous={hrefAt(at - 1)} next={hrefAt(at + 1)}>
              {bulletinName(bulletin)}
            </PageLinks>
          )}
        </div>
      </>
    );
  },
};
