import '../../ui/theme/tokens.css';
import './landing.css';
import { applyColorMode } from '../../ui/theme/colorMode.ts';

// All the script there is on the front page. The theme that was chosen in the workbench holds here too …
applyColorMode();

// … and a drawer whose link was followed is in the way of what it led to.
document.addEventListener('click', ({ target }) => {
  const link = target instanceof Element ? target.closest('a') : null;
  link?.closest<HTMLElement>('[popover]')?.hidePopover();
});
