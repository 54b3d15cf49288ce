/** Shows the sentence of a change without breaking a score between two lines, and with an initial of the last name. */
const score = /(\d+ - \d+)/;

interface ChangeSentenceProps {
  /** Begins with the person's first name. */
  readonly text: string;
  /** Absent where the person is named beside it. */
  readonly byName?: string;
}

export function ChangeSentence({ text, byName = '' }: ChangeSentenceProps) {
  return withInitial(text, byName)
    .split(score)
    .map((part, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never change places
      <span key={index} className={score.test(part) ? 'whitespace-nowrap' : ''}>
        {part}
      </span>
    ));
}

/** 'Ana P. cargó …' of 'Ana cargó …' by Ana Paz: two people may have the same first name. */
function withInitial(text: string, byName: string): string {
  const words = byName.split(' ');
  for (let count = words.length - 1; count > 0; count -= 1) {
    const first = words.slice(0, count).join(' ');
    if (text.startsWith(`${first} `)) return `${first} ${words[count]?.[0]}.${text.slice(first.length)}`;
  }
  return text;
}
