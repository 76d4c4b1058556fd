import './callLabTool.ts';
import './createLabTool.ts';
import './deleteLabTool.ts';
import './labToolQueries.ts';
import './updateLabTool.ts';
