/** Until when the results are known by which something is certain. */
import { formatShortDate } from '#shared/text/dates.ts';

/** A correction of a result may take a certainty back. */
export const asOfText = (lastResult: string): string =>
  `Según los resultados cargados hasta el ${formatShortDate(lastResult, lastResult)}.`;

export const AsOf = ({ lastResult }: { readonly lastResult: string }) => (
  <p className="text-muted text-sm">{asOfText(lastResult)}</p>
);
