/** Asks once before what is hardly meant: a question with two answers in place of what is under the thumb. */
import { SheetButton } from './sheet-button.tsx';

interface Answer {
  readonly label: string;
  readonly onPress: () => void;
}

interface QuestionProps {
  readonly question: string;
  readonly yes: Answer;
  readonly no: Answer;
}

export function Question({ question, yes, no }: QuestionProps) {
  return (
    <div className="flex min-h-0 flex-1 flex-col justify-center gap-3">
      <p role="alert" className="text-center font-semibold text-lg leading-snug">
        {question}
      </p>
      <div className="grid grid-cols-2 gap-2">
        <SheetButton onClick={no.onPress} className="min-h-16 px-2">
          {no.label}
        </SheetButton>
        <SheetButton variant="primary" onClick={yes.onPress} className="min-h-16 px-2">
          {yes.label}
        </SheetButton>
      </div>
    </div>
  );
}
