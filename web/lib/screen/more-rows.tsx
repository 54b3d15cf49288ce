/** Button below a long list that loads more rows; the focus stays on it. */

import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { PagedList } from '../api/use-paged-list.ts';
import { errorMessageOf } from '../http/api-error.ts';

interface MoreRowsButtonProps {
  readonly list: PagedList<unknown>;
  readonly failureText: string;
}

/** If loading more rows fails, shows the error and a retry button below the loaded rows. */
export function MoreRowsButton({ list, failureText }: MoreRowsButtonProps) {
  const { hasMore, isLoadingMore, more, error, retry } = list;
  if (error && hasMore && !isLoadingMore) {
    return (
      <Notice role="alert" icon="warning" action={<Button onClick={retry}>Reintentar</Button>}>
        {errorMessageOf(error, failureText)}
      </Notice>
    );
  }
  if (!hasMore) return null;
  return (
    <Button isBusy={isLoadingMore} busyText="Cargando..." onClick={more} className="self-center">
      Ver más
    </Button>
  );
}
