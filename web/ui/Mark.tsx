/** The seal: 片 cut as two film strips. Drawn here once; public/favicon.svg is the same drawing. */
export function Mark({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="7.5" fill="var(--rs-seal, #d8432b)" />
      <g fill="none" stroke="#fff" strokeWidth="2.9" strokeLinejoin="round">
        <path d="M10.2 5.2v9.6c0 5.4-.9 8.7-3.7 12" />
        <path d="M10.200 10.9h15.300M19.400 5.200v5.700M10.200 18.100h10.900v9" />
      </g>
      <g fill="var(--rs-seal, #d8432b)">
        <path d="M9.500 7h1.400v1.500H9.500zM9.500 13.700h1.400v1.500H9.500zM9.200 20.500h1.400V22H9.200zM20.400 19.700h1.400v1.500h-1.400zM20.400 23.400h1.400v1.500h-1.400zM13.300 10.200h1.500v1.400h-1.500zM18.700 7h1.400v1.500h-1.400zM22 10.200h1.500v1.400H22z" />
      </g>
    </svg>
  );
}
