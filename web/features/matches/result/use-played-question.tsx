/** Asks '¿Ya se jugó?' before a result is saved for a match whose date is to come: a wrong match is easily chosen. */
import { type ReactNode, useState } from 'react';
import { formatLongDate } from '#shared/text/dates.ts';
import { useToday } from '../../../lib/screen/use-today.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';

interface PlayedQuestion {
  /** Resolves to whether the result is to be saved; asks nothing about a match of today or before. */
  readonly confirmPlayed: (matchDate: string) => Promise<boolean>;
  /** The open dialog, beside the form; null while nothing is asked. */
  readonly question: ReactNode;
}

export function usePlayedQuestion(): PlayedQuestion {
  const today = useToday();
  const [asked, setAsked] = useState<{ matchDate: string; answer: (isPlayed: boolean) => void } | null>(null);
  return {
    confirmPlayed: (matchDate) =>
      matchDate <= today
        ? Promise.resolve(true)
        : new Promise((answer) => {
            setAsked({ matchDate, answer });
          }),
    question: asked && (
      <ConfirmDialog
        title="Fecha por venir"
        question="¿Ya se jugó?"
        detail={`El partido tiene fecha del ${formatLongDate(asked.matchDate)}.`}
        confirmText="Guardar igual"
        confirmVariant="primary"
        busyText="Guardando..."
        onConfirm={async () => asked.answer(true)}
        onClose={() => {
          asked.answer(false);
          setAsked(null);
        }}
      />
    ),
  };
}
