/**
 * Dialog that adds a pasted list of referees and assistants to the federation's staff. Loaded lazily, because it bundles
 * the CSV library and the contract's schemas.
 */
import type { Staff, StaffForm } from '#shared/domain/schemas/staff.ts';
import { formatPlural } from '#shared/spanish/numbers.ts';
import { compareByName } from '#shared/spanish/order.ts';
import { type PastedOfficial, readOfficials } from '#shared/text/pasted-lists/read-officials.ts';
import { saveAndRefresh } from '../../../lib/api/save-and-refresh.ts';
import { putItemIntoList, updateCache } from '../../../lib/api/update-cache.ts';
import { useGet } from '../../../lib/api/use-get.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { OneKindModal } from '../one-kind-modal.tsx';
import { useCreationOneByOne } from '../use-creation-one-by-one.ts';
import { type LineReader, usePastedList } from '../use-pasted-list.ts';
import { type CheckedOfficial, checkOfficials } from './check-officials.ts';
import { OfficialLine, officialColumnsClass, officialFieldLabels } from './official-line.tsx';

const readOfficialsOfList: LineReader<PastedOfficial> = (rows) => readOfficials(rows);
const noStaff: readonly Staff[] = [];
/** The federation's own staff stands under team 0. */
const ofFederation = { params: { teamId: 0 } };

export function PasteOfficialsDialog({ onClose }: { readonly onClose: () => void }) {
  const { user } = useSession();
  const { data: known = noStaff } = useGet('GET /teamstaff/team/{teamId}', ofFederation);
  const list = usePastedList(`árbitros pegados ${user?.id}`, readOfficialsOfList);
  const checked = checkOfficials(list.lines, known);
  const creation = useCreationOneByOne<PastedOfficial, StaffForm, CheckedOfficial>({
    lines: checked,
    nameOf: ({ fields }) => fields.name,
    create: async (body) => {
      const saved = await saveAndRefresh('POST /teamstaff', 'Error al crear los árbitros', { body });
      updateCache('GET /teamstaff/team/{teamId}', ofFederation, putItemIntoList(saved, compareByName));
    },
    successText: (count) => `Se agregaron ${formatPlural(count, 'árbitro o asistente', 'árbitros y asistentes')}`,
    onWhole: () => {
      list.clear();
      onClose();
    },
  });

  return (
    <OneKindModal
      kind="árbitro"
      hint="Copiada de una planilla o de un chat: una persona por línea. Debajo de 'Asistentes:' todos lo son."
      placeholder={'Norma Silvestre - 11 5555-1234\nAsistentes:\nPablo Ríos'}
      list={list}
      checked={checked}
      creation={creation}
      fieldLabels={officialFieldLabels}
      columnsClass={officialColumnsClass}
      Line={OfficialLine}
      onClose={onClose}
    />
  );
}
