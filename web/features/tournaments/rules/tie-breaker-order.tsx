/** Sortable list of the tie-breakers for teams level on points. Must be rendered inside a FormProvider. */
import { useEffect, useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import type { TieBreaker } from '#shared/domain/schemas/rules.ts';
import { capitalize } from '#shared/spanish/capitalized.ts';
import { tieBreakerLabels } from '#shared/text/labels.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Select } from '../../../ui/select.tsx';
import type { TournamentFormValues } from '../form/schemas.ts';
import { DraggableRow, DraggableRows } from './draggable-rows.tsx';

const allTieBreakers = Object.keys(tieBreakerLabels) as TieBreaker[];
const tieBreakerLabel = (criterion: TieBreaker): string => capitalize(tieBreakerLabels[criterion]);

export function TieBreakerOrder() {
  const { field } = useController<TournamentFormValues, 'rules.tieBreakers'>({ name: 'rules.tieBreakers' });
  const [news, setNews] = useState('');
  const chosen = field.value;
  const list = useFocusAfterMove();

  const place = (from: number, to: number) => {
    const criterion = chosen[from];
    if (!criterion) return;
    field.onChange(chosen.toSpliced(from, 1).toSpliced(to, 0, criterion));
    setNews(`${tieBreakerLabel(criterion)}: ${to + 1} de ${chosen.length}`);
  };
  const move = (from: number, by: -1 | 1) => {
    place(from, from + by);
    list.focusOn(chosen[from], by);
  };
  const drop = (moved: string, onto: string) =>
    place(chosen.indexOf(moved as TieBreaker), chosen.indexOf(onto as TieBreaker));
  const remove = (criterion: TieBreaker) => {
    field.onChange(chosen.filter((other) => other !== criterion));
    setNews(`${tieBreakerLabel(criterion)}: ya no cuenta`);
  };

  return (
    <>
      <p className="text-muted text-sm">
        Con los mismos puntos decide el primero que los separe; si ninguno lo hace, el orden alfabético. Arrastralos o
        usá las flechas.
      </p>
      <DraggableRows onDrop={drop}>
        <ol ref={list.ref} className="divide-y divide-line rounded-control border border-input empty:hidden">
          {chosen.map((criterion, index) => (
            <DraggableRow
              key={criterion}
              id={criterion}
              className="flex min-h-12 items-center gap-1 pl-3"
              handle={
                <>
                  <span className="w-5 text-muted tabular-nums">{index + 1}.</span>
                  <span className="min-w-0 flex-1 py-1 leading-tight">{tieBreakerLabel(criterion)}</span>
                </>
              }
            >
              <IconButton
                data-move={`${criterion} -1`}
                icon="up"
                label={`Subir ${tieBreakerLabels[criterion]}`}
                disabled={index === 0}
                onClick={() => move(index, -1)}
              />
              <IconButton
                data-move={`${criterion} 1`}
                icon="down"
                label={`Bajar ${tieBreakerLabels[criterion]}`}
                disabled={index === chosen.length - 1}
                onClick={() => move(index, 1)}
              />
              <IconButton
                icon="close"
                label={`Quitar ${tieBreakerLabels[criterion]}`}
                onClick={() => remove(criterion)}
              />
            </DraggableRow>
          ))}
        </ol>
      </DraggableRows>
      <AddTieBreakerField
        left={allTieBreakers.filter((criterion) => !chosen.includes(criterion))}
        onAdd={(criterion) => field.onChange([...chosen, criterion])}
      />
      <p role="status" className="sr-only">
        {news}
      </p>
    </>
  );
}

interface AddTieBreakerFieldProps {
  readonly left: readonly TieBreaker[];
  readonly onAdd: (criterion: TieBreaker) => void;
}

function AddTieBreakerField({ left, onAdd }: AddTieBreakerFieldProps) {
  const select = useRef<HTMLSelectElement>(null);
  if (left.length === 0) return null;
  return (
    <div className="flex items-end gap-2">
      <Field label="Otro criterio" className="min-w-0 flex-1">
        <Select ref={select}>
          {left.map((criterion) => (
            <option key={criterion} value={criterion}>
              {tieBreakerLabel(criterion)}
            </option>
          ))}
        </Select>
      </Field>
      <Button icon="plus" onClick={() => onAdd(select.current?.value as TieBreaker)}>
        Agregar
      </Button>
    </div>
  );
}

/**
 * After a move, the pressed button keeps the focus in its new row. At an end of the list that button is disabled, so
 * the row's button for the opposite direction gets the focus.
 */
function useFocusAfterMove() {
  const ref = useRef<HTMLOListElement>(null);
  const moved = useRef<{ criterion: TieBreaker; by: number } | null>(null);
  useEffect(() => {
    if (!moved.current) return;
    const { criterion, by } = moved.current;
    moved.current = null;
    const [same, other] = [by, -by].map((way) =>
      ref.current?.querySelector<HTMLButtonElement>(`[data-move="${criterion} ${way}"]`),
    );
    (same?.disabled ? other : same)?.focus();
  });
  return {
    ref,
    focusOn: (criterion: TieBreaker | undefined, by: number) => {
      moved.current = criterion ? { criterion, by } : null;
    },
  };
}
