/**
 * Dialog that creates a pasted list of canchas with their addresses, one request for each. Loaded lazily, because it
 * bundles the CSV library and the contract's schemas.
 */
import type { Cancha } from '#shared/domain/schemas/cancha.ts';
import { formatPlural } from '#shared/spanish/numbers.ts';
import { compareByNombre } from '#shared/spanish/order.ts';
import { type PastedCancha, readCanchas } from '#shared/text/pasted-lists/read-canchas.ts';
import { saveAndRefresh } from '../../../lib/api/save-and-refresh.ts';
import { putItemIntoList, updateCache } from '../../../lib/api/update-cache.ts';
import { useGet } from '../../../lib/api/use-get.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { showToast } from '../../../ui/toasts.ts';
import { OneKindModal } from '../one-kind-modal.tsx';
import { useListCreation } from '../use-list-creation.ts';
import { type LineReader, usePastedList } from '../use-pasted-list.ts';
import { CanchaLine, canchaColumnsClass, canchaFieldLabels } from './cancha-line.tsx';
import { type CheckedCancha, checkCanchas } from './check-canchas.ts';

const readCanchasOfList: LineReader<PastedCancha> = (rows) => readCanchas(rows);
const noCanchas: readonly Cancha[] = [];

export function PasteCanchasDialog({ onClose }: { readonly onClose: () => void }) {
  const { user } = useSession();
  const { data: known = noCanchas } = useGet('GET /canchas', {});
  const list = usePastedList(`canchas pegadas ${user?.id}`, readCanchasOfList);
  const checked = checkCanchas(list.lines, known);
  const create = async (bodies: PastedCancha[]) => {
    for (const body of bodies) {
      const saved = await saveAndRefresh('POST /canchas', 'Error al crear las canchas', { body });
      updateCache('GET /canchas', {}, putItemIntoList(saved, compareByNombre));
    }
  };
  // What was created is left out of the list, as canchas that exist are, so that a second try creates only the others.
  const parts = checked.map((line) => ({ name: line.fields.nombre, lines: [line], create }));
  const creation = useListCreation<PastedCancha, PastedCancha, CheckedCancha>(parts, (created, isWhole) => {
    if (!isWhole) return;
    list.clear();
    showToast(`Se crearon ${formatPlural(created.length, 'cancha')}`);
    onClose();
  });

  return (
    <OneKindModal
      kind="cancha"
      hint="Copiada de una planilla o de un chat: una cancha por línea, con su dirección."
      placeholder={'Cancha Central; Av. San Martín 4500\nEl Potrero: Beiró 3100'}
      list={list}
      checked={checked}
      creation={creation}
      fieldLabels={canchaFieldLabels}
      columnsClass={canchaColumnsClass}
      Line={CanchaLine}
      onClose={onClose}
    />
  );
}
