import './User.ts';
import './viewer.ts';
import './signIn.ts';
import './signOut.ts';
