/** The plus of a button that adds something: seen as a part of its words, not read aloud. */
export const PlusSign = () => (
  <span aria-hidden="true" className="text-xl leading-none">
    {'+ '}
  </span>
);
