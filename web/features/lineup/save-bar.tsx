/** Bar of the lineup editor: how many players are available, whether there are unsaved changes, and the save button. */
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';

interface SaveBarProps {
  readonly count: number;
  readonly isChanged: boolean;
  readonly isSaving: boolean;
  readonly onSave: () => void;
  readonly onDiscard: () => void;
}

export function SaveBar({ count, isChanged, isSaving, onSave, onDiscard }: SaveBarProps) {
  return (
    // Substitutes and a long message scroll under the bar, so that its button stays in sight; with letters so large that
    // the bar would cover most of them, it scrolls too.
    <div className="top-0 z-1 flex min-h-14 items-center gap-2 bg-page py-1 max-md:[@media(height>=32rem)]:@min-[18rem]:sticky">
      <div className="min-w-0 flex-1">
        <h2 id="disponibles" className="text-sm leading-tight md:text-lg">{`Jugadores Disponibles (${count})`}</h2>
        {isChanged && <p className="font-semibold text-draw-text text-xs">Cambios sin guardar</p>}
      </div>
      {isChanged && <IconButton icon="undo" label="Descartar los cambios" onClick={onDiscard} disabled={isSaving} />}
      <Button variant="primary" isBusy={isSaving} busyText="Guardando..." onClick={onSave}>
        Guardar
      </Button>
    </div>
  );
}
