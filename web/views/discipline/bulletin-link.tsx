/** The name of a bulletin as a link to it. */
import type { LocatedBulletin } from '#shared/domain/schemas/bulletin.ts';
import { hrefOfBulletin } from '#shared/pages/paths.ts';
import { bulletinName } from '#shared/text/sanctions.ts';

interface WrittenInProps {
  /** Null where no bulletin tells it: then nothing is shown. */
  readonly bulletin: LocatedBulletin | null;
  readonly separator?: string;
}

/** Below or after what a bulletin tells, the way to it. */
export const WrittenIn = ({ bulletin, separator = ' ' }: WrittenInProps) =>
  bulletin && (
    <>
      {separator}
      <BulletinLink bulletin={bulletin} />
    </>
  );

export function BulletinLink({ bulletin }: { readonly bulletin: LocatedBulletin }) {
  return (
    <a href={hrefOfBulletin(bulletin.tournamentId, bulletin)} className="text-link underline">
      {bulletinName(bulletin)}
    </a>
  );
}
