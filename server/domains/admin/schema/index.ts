import './enginePacks.ts';
