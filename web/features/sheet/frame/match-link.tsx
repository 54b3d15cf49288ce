/** Leads an administrator from the sheet to the page of its match. */
import { paths } from '#shared/pages/paths.ts';

export const MatchLink = ({ matchId }: { readonly matchId: number }) => (
  <a
    href={paths.match.getHref(matchId)}
    className="inline-flex min-h-14 items-center justify-center rounded-control border-2 border-input bg-surface px-4 font-semibold no-underline hover:bg-tint"
  >
    Ir al partido
  </a>
);
