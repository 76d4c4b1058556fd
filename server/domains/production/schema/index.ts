import './enums.ts';
import './projectFields.ts';
import './Voice.ts';
import './createMixcut.ts';
import './confirmStep.ts';
import './updateStepResult.ts';
