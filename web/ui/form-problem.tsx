/** Why a form could not be saved, other than the errors under its fields; scrolled into view when it appears. */
import type { FormEvent } from 'react';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

interface FormFailure {
  readonly text: string;
  /** The reason, or what the user can do. */
  readonly detail?: string;
  readonly onRetry?: () => void;
}

export interface FormProblemProps {
  readonly failure: FormFailure | null;
  /** Another person saved the entity first: the user chooses which of the two versions remains. */
  readonly conflict?: {
    readonly text: string;
    readonly keepMine: () => void;
    readonly takeTheirs: (() => void) | undefined;
  } | null;
}

export function FormProblem({ failure, conflict }: FormProblemProps) {
  if (conflict) {
    return (
      <div ref={scrollToElement}>
        <Notice
          role="alert"
          icon="warning"
          action={
            <span className="flex flex-wrap gap-2">
              {conflict.takeTheirs && <Button onClick={conflict.takeTheirs}>Ver los datos actuales</Button>}
              <Button onClick={conflict.keepMine}>Guardar igual</Button>
            </span>
          }
        >
          {conflict.text}
        </Notice>
      </div>
    );
  }
  return failure ? (
    <div ref={scrollToElement}>
      <Notice
        role="alert"
        icon="warning"
        action={failure.onRetry && <Button onClick={failure.onRetry}>Reintentar</Button>}
      >
        <span className={failure.detail && 'block font-semibold'}>{failure.text}</span>
        {failure.detail && <span className="block">{failure.detail}</span>}
      </Notice>
    </div>
  ) : null;
}

/** Scrolls to the problem, as the form may be scrolled down to its last field. */
const scrollToElement = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });

/** The submit handler of a form: keeps the browser from loading a page, and ignores the event while the form saves. */
export const createSubmitHandler =
  (isSaving: boolean, onSubmit: () => void) =>
  (event: FormEvent): void => {
    event.preventDefault();
    if (!isSaving) onSubmit();
  };
