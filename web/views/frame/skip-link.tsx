/** The first link of every screen and page, which leads the keyboard past the header; seen while it has the focus. */
export function SkipLink() {
  return (
    <a
      href="#contenido"
      className="fixed top-2 left-2 z-30 -translate-y-[200%] inline-flex min-h-11 items-center rounded-control bg-primary px-4 font-medium text-white focus:translate-y-0"
    >
      Saltar al contenido
    </a>
  );
}
