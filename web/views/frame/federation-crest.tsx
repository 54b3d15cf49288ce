/** The crest of the site, drawn in the page itself, so that it takes no request. */

const shapes = [
  { d: 'M32 3 56 10v22c0 15-10 24-24 29C18 56 8 47 8 32V10Z', fill: '#166534' },
  { d: 'M32 3 56 10v22c0 15-10 24-24 29Z', fill: '#15803d' },
  { d: 'M32 15a15 15 0 1 0 0 30 15 15 0 0 0 0-30Z', fill: '#fff' },
  { d: 'm32 22.5 7.1 5.2-2.7 8.3h-8.8l-2.7-8.3Z', fill: '#166534' },
];
const seams = {
  d: 'M32 22.5V15m7.1 12.7 7.1-2.3m-9.8 10.6 4.4 6.1M27.6 36l-4.4 6.1m1.7-14.4-7.1-2.3',
  stroke: '#166534',
};
const viewBox = '0 0 64 64';

/** Hidden from screen readers, because the federation's name is always beside it. */
export function FederationCrest({ className }: { readonly className: string }) {
  return (
    <svg aria-hidden="true" width={36} height={36} viewBox={viewBox} className={`shrink-0 ${className}`}>
      {shapes.map(({ d, fill }) => (
        <path key={d} d={d} fill={fill} />
      ))}
      <path d={seams.d} fill="none" stroke={seams.stroke} strokeWidth={2.5} />
    </svg>
  );
}

/** The same as an address that holds the whole drawing, for the browser's tab. */
export const crestAddress = `data:image/svg+xml,${encodeURIComponent(
  [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">`,
    ...shapes.map(({ d, fill }) => `<path d="${d}" fill="${fill}"/>`),
    `<path d="${seams.d}" fill="none" stroke="${seams.stroke}" stroke-width="2.5"/></svg>`,
  ].join(''),
)}`;
