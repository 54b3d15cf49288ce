/** Banner of the home page: the federation's name and a welcome text over a drawing of a pitch. */
export function Banner({ federationName }: { readonly federationName: string }) {
  return (
    <div className="relative overflow-hidden rounded-card bg-primary px-4 py-5 text-white md:px-8 md:py-8">
      <svg
        aria-hidden="true"
        viewBox="0 0 400 160"
        preserveAspectRatio="xMaxYMid slice"
        className="absolute inset-0 size-full opacity-20"
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
      >
        <path d="M260-10v180M400 30h-50v100h50M400 55h-22v50h22M350 60a26 26 0 0 0 0 40" />
        <circle cx={260} cy={80} r={40} />
      </svg>
      <h1 className="relative max-w-2xl text-2xl md:text-3xl">{federationName}</h1>
      <p className="relative mt-1">Bienvenido al Torneo de Fútbol</p>
    </div>
  );
}
