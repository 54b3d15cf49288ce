/** The plus sign before the text of a button that adds something; screen readers skip it. */
export const PlusSign = () => (
  <span aria-hidden="true" className="text-xl leading-none">
    {'+ '}
  </span>
);
