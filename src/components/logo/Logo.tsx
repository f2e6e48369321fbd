/** The logo tile; src/art/logo.ts draws the same one for icons (a test compares them). */
export function Logo({ size = 40 }: { readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path fill="#14213D" d="M0 0h24v24h-24z" />
      <path
        fill="#FFFDF8"
        fillRule="evenodd"
        d="M3 9h6v12h-6zm6 12v-12a12 12 0 0 1 12 12zm3.75-7.5a2.25 2.25 0 0 1 2.25 2.25v5.25h-4.5v-5.25a2.25 2.25 0 0 1 2.25-2.25z"
      />
      <path fill="#FFC933" d="M3 3h6v6h-6z" />
    </svg>
  );
}
