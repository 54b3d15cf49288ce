/** Says on every page that what was recorded with a link to a sheet is not sent from this phone; its sheet sends it. */
import { sheetAddress } from '#shared/pages/addresses.ts';

/** Does nothing where the browser keeps no sheets, or lets no page keep anything. */
export function tellUnsent(): void {
  try {
    readUnsent(indexedDB.open('planillas'));
  } catch {
    // A frame of another site may be refused the store.
  }
}

function readUnsent(opening: IDBOpenDBRequest): void {
  // There is none, and none is to be made.
  opening.onupgradeneeded = () => opening.transaction?.abort();
  opening.onsuccess = () => {
    const transaction = opening.result.transaction(['operations', 'links']);
    const operations = transaction.objectStore('operations').getAll();
    const links = transaction.objectStore('links').getAll();
    transaction.oncomplete = () => {
      opening.result.close();
      for (const { matchId, token } of links.result) {
        const isWaiting = ({ queue, answer }: KeptOperation) => queue === `link/match:${matchId}` && !answer;
        const { length } = (operations.result as KeptOperation[]).filter(isWaiting);
        if (length > 0) showNotice(length, `${sheetAddress.getHref(matchId)}#${token}`);
      }
    };
  };
}

/** The fields of an operation that tell whether it waits; features/sheet/queue keeps it. */
interface KeptOperation {
  readonly queue: string;
  readonly answer: object | null;
}

function showNotice(count: number, address: string): void {
  const notice = document.createElement('a');
  notice.href = address;
  notice.className =
    'flex min-h-11 items-center justify-center bg-notice px-4 py-1 font-semibold text-notice-text text-sm';
  notice.textContent = `Planilla: ${count} sin enviar en este teléfono. Enviar`;
  document.querySelector('main')?.before(notice);
}
