import './exportProject.ts';
