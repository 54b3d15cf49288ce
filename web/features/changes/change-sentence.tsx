/** Shows the sentence of a change without breaking a score between two lines. */
const score = /(\d+ - \d+)/;

export function ChangeSentence({ text }: { readonly text: string }) {
  return text.split(score).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never change places
    <span key={index} className={score.test(part) ? 'whitespace-nowrap' : ''}>
      {part}
    </span>
  ));
}
