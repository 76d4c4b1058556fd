import './blockedAddresses.ts';
import './trafficLatency.ts';
import './trafficStats.ts';
import './unblockAddress.ts';
