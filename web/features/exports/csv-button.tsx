/** 'Descargar CSV': reads what the file holds and writes it, with code that is loaded only then. */
import { useState } from 'react';
import type { CsvTable, csvTables } from '#shared/text/csv-tables.ts';
import { errorMessageOf } from '../../lib/http/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { showErrorToast } from '../../ui/toasts.ts';

interface CsvButtonProps {
  /** Name of the file, such as 'Fixture de Apertura'. */
  readonly name: string;
  /** Reads the rows and makes the table. */
  readonly load: (tables: typeof csvTables) => Promise<CsvTable>;
}

export function CsvButton({ name, load }: CsvButtonProps) {
  const [isBusy, setIsBusy] = useState(false);
  const download = async () => {
    setIsBusy(true);
    try {
      const [{ csvTables: tables }, { downloadCsv }] = await Promise.all([
        import('#shared/text/csv-tables.ts'),
        import('./csv-text.ts'),
      ]);
      downloadCsv(name, await load(tables));
    } catch (error) {
      showErrorToast('No se pudo descargar el archivo', {
        action: { label: 'Reintentar', onClick: () => void download() },
        detail: errorMessageOf(error),
      });
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Button isBusy={isBusy} onClick={() => void download()} className="print:hidden">
      Descargar CSV
    </Button>
  );
}
