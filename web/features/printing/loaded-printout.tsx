/** A sheet to print that waits for its data; covers loading and failure. */
import type { ReactNode } from 'react';
import type { LoadState } from '../../lib/api/use-get.ts';
import { errorMessageOf } from '../../lib/http/api-error.ts';
import { ErrorCard } from '../../ui/error-card.tsx';
import { SkeletonList } from '../../ui/skeleton.tsx';
import { PrintFrame } from './print-frame.tsx';

interface LoadedSheetProps {
  readonly loads: readonly LoadState<unknown>[];
  readonly choices?: ReactNode;
  readonly children: ReactNode;
}

export function LoadedPrintout({ loads, choices, children }: LoadedSheetProps) {
  const failed = loads.find(({ data, error }) => data === undefined && error !== undefined);
  const isReady = loads.every(({ data }) => data !== undefined);
  const retry = () => {
    for (const load of loads) load.retry();
  };
  if (failed)
    return <ErrorCard title="No se pudo preparar la hoja" detail={errorMessageOf(failed.error)} onRetry={retry} />;
  return (
    <PrintFrame choices={choices} isReady={isReady}>
      {isReady ? children : <SkeletonList count={6} className="h-10" />}
    </PrintFrame>
  );
}
