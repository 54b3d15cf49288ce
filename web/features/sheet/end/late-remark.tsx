/** Adds a remark for the federation after the end; what is typed outlives the page until it is recorded. */
import { useState } from 'react';
import { readDraft, saveDraft } from '../../../lib/saved-drafts.ts';
import { SheetButton } from '../frame/sheet-button.tsx';
import { RemarkField } from './remark-field.tsx';

interface LateRemarkProps {
  readonly matchId: number;
  readonly onRemark: (observation: string) => void;
}

export function LateRemark({ matchId, onRemark }: LateRemarkProps) {
  const draftName = `observación ${matchId}`;
  const [text, setText] = useState(() => readDraft<{ text: string }>(draftName, 'device')?.text ?? null);
  const change = (changed: string | null) => {
    setText(changed);
    saveDraft(draftName, changed ? { text: changed } : null, 'device');
  };
  if (text === null) {
    return (
      <SheetButton variant="quiet" onClick={() => change('')}>
        Agregar una observación
      </SheetButton>
    );
  }
  return (
    <form
      aria-label="Observación"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') onRemark(text.trim());
        change(null);
      }}
      className="flex shrink-0 flex-col gap-2"
    >
      <RemarkField text={text} onChange={change} />
      <div className="grid grid-cols-2 gap-2">
        <SheetButton onClick={() => change(null)}>Cancelar</SheetButton>
        <SheetButton type="submit" variant="primary">
          Guardar
        </SheetButton>
      </div>
    </form>
  );
}
