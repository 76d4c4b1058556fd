/** Newest command line whose Go module can be installed by name (later ones carry a `replace`): server 1.29.1. */
export const temporalCliVersion = 'v1.5.1';
