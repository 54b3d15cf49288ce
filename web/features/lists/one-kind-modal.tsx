/** The dialog for a pasted list of one kind of thing: the text, what was read of it, and the button that creates it. */
import type { ComponentType } from 'react';
import { formatPlural } from '#shared/spanish/numbers.ts';
import type { CheckedLine, LineProps } from './checked-line.ts';
import { ListPreview } from './list-preview.tsx';
import { ListSource } from './list-source.tsx';
import { listSummary } from './list-summary.ts';
import { PasteListModal } from './paste-list-modal.tsx';
import type { useListCreation } from './use-list-creation.ts';
import type { usePastedList } from './use-pasted-list.ts';

interface OneKindModalProps<Fields extends object, Body, Line extends CheckedLine<Fields, Body>> {
  /** What the list is of, in the singular: 'cancha'. */
  readonly kind: string;
  readonly hint: string;
  readonly placeholder: string;
  readonly list: ReturnType<typeof usePastedList<Fields>>;
  readonly checked: readonly Line[];
  readonly creation: ReturnType<typeof useListCreation<Fields, Body, Line>>;
  readonly fieldLabels: Readonly<Record<string, string>>;
  readonly columnsClass: string;
  readonly Line: ComponentType<LineProps<Fields, Line>>;
  readonly onClose: () => void;
}

export function OneKindModal<Fields extends object, Body, Line extends CheckedLine<Fields, Body>>({
  kind,
  list,
  checked,
  creation,
  Line,
  ...props
}: OneKindModalProps<Fields, Body, Line>) {
  const lines = creation.withRefusals(checked);
  const count = formatPlural(creation.includedCount, kind);
  return (
    <PasteListModal
      title={`Pegar ${kind}s`}
      submitText={`Crear ${creation.includedCount > 0 ? count : `${kind}s`}`}
      isSaving={creation.isSaving}
      failure={creation.failure}
      onSubmit={creation.submit}
      onClose={props.onClose}
    >
      <ListSource
        label={`Lista de ${kind}s`}
        hint={props.hint}
        placeholder={props.placeholder}
        text={list.text}
        onText={list.setText}
        onClear={list.clear}
      />
      {list.lines.length > 0 && (
        <ListPreview
          caption="Lo que se leyó"
          summary={listSummary(count, { ...creation, lines })}
          omittedLines={list.omittedLines}
          columns={Object.values(props.fieldLabels)}
          columnsClass={props.columnsClass}
        >
          {lines.map((line, at) => (
            <Line key={line.key} line={line} place={at + 1} onCorrect={list.correct} onLeaveOut={list.leaveOut} />
          ))}
        </ListPreview>
      )}
    </PasteListModal>
  );
}
