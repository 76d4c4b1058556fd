import './InsufficientCredits.ts';
import './userLedger.ts';
import './billing.ts';
import './billingSums.ts';
import './ledgerHealth.ts';
