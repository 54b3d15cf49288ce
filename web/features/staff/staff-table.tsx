/** Table of staff members: name, role, contact, and the edit and delete buttons. */
import type { Staff } from '#shared/domain/schemas/staff.ts';
import { staffRoleLabels } from '#shared/text/labels.ts';
import { Badge } from '../../ui/badge.tsx';
import { RowActions } from '../../ui/row-actions.tsx';
import { StaffContact } from './staff-contact.tsx';

interface StaffTableProps {
  readonly staff: readonly Staff[];
  readonly caption: string;
  /** Undefined where the user may not edit staff: the table then has no edit buttons. The same holds for onDelete. */
  readonly onEdit?: ((person: Staff) => void) | undefined;
  readonly onDelete?: ((person: Staff) => void) | undefined;
}

const cellClass = 'border-line border-t py-2';

export function StaffTable({ staff, caption, onEdit, onDelete }: StaffTableProps) {
  return (
    <div className="rounded-card border border-line bg-surface">
      <table className="w-full border-separate border-spacing-0">
        <caption className="sr-only">{caption}</caption>
        <thead className="text-left text-muted text-sm">
          <tr>
            <th scope="col" className="h-11 pl-4 font-semibold">
              Nombre
            </th>
            <th scope="col" className="px-2 font-semibold max-sm:hidden">
              Rol
            </th>
            <th scope="col" className="px-2 font-semibold max-lg:hidden">
              Contacto
            </th>
            {(onEdit || onDelete) && (
              <th scope="col">
                <span className="sr-only">Acciones</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {staff.map((person) => (
            <tr key={person.id}>
              <th
                scope="row"
                className={`${cellClass} w-full max-w-0 pl-4 lg:w-auto lg:max-w-none text-left font-semibold`}
              >
                <span className="block">{person.name}</span>
                <span className="mt-1 block sm:hidden">
                  <Badge>{staffRoleLabels[person.role]}</Badge>
                </span>
                <span className="block font-normal lg:hidden">
                  <StaffContact person={person} />
                </span>
              </th>
              <td className={`${cellClass} px-2 max-sm:hidden`}>
                <Badge>{staffRoleLabels[person.role]}</Badge>
              </td>
              <td className={`${cellClass} px-2 max-lg:hidden`}>
                <StaffContact person={person} />
              </td>
              {(onEdit || onDelete) && (
                <td className={`${cellClass} pr-2 align-top sm:align-middle`}>
                  <RowActions
                    name={person.name}
                    onEdit={onEdit && (() => onEdit(person))}
                    onDelete={onDelete && (() => onDelete(person))}
                  />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
