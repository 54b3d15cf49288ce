/** The errors of a choice that has several parts. */
import { messagesIn } from './form-errors.ts';

export function ErrorTexts({ of }: { readonly of: unknown }) {
  return messagesIn(of).map((message) => (
    <p key={message} className="font-semibold text-loss-text text-sm">
      {message}
    </p>
  ));
}
