/** The crest of the site, drawn in the page itself, so that it takes no request. */

/** Hidden from screen readers, because the federation's name is always beside it. */
export function FederationCrest({ className }: { readonly className: string }) {
  return (
    <svg aria-hidden="true" width={36} height={36} viewBox="0 0 64 64" className={`shrink-0 ${className}`}>
      <path d="M32 3 56 10v22c0 15-10 24-24 29C18 56 8 47 8 32V10Z" fill="#166534" />
      <path d="M32 3 56 10v22c0 15-10 24-24 29Z" fill="#15803d" />
      <circle cx="32" cy="30" r="15" fill="#fff" />
      <path d="m32 22.5 7.1 5.2-2.7 8.3h-8.8l-2.7-8.3Z" fill="#166534" />
      <path
        d="M32 22.5V15m7.1 12.7 7.1-2.3m-9.8 10.6 4.4 6.1M27.6 36l-4.4 6.1m1.7-14.4-7.1-2.3"
        fill="none"
        stroke="#166534"
        strokeWidth="2.5"
      />
    </svg>
  );
}
