import './InsufficientCredits.ts';
