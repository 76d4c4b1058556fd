import './InsufficientCredits.ts';
import './userLedger.ts';
