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
import { OneKindModal } from '../one-kind-modal.tsx';
import { useCreationOneByOne } from '../use-creation-one-by-one.ts';
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
  const creation = useCreationOneByOne<PastedCancha, PastedCancha, CheckedCancha>({
    lines: checked,
    nameOf: ({ fields }) => fields.nombre,
    create: async (body) => {
      const saved = await saveAndRefresh('POST /canchas', 'Error al crear las canchas', { body });
      updateCache('GET /canchas', {}, putItemIntoList(saved, compareByNombre));
    },
    successText: (count) => `Se crearon ${formatPlural(count, 'cancha')}`,
    onWhole: () => {
      list.clear();
      onClose();
    },
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
