import './Event.ts';
import './eventsSubscription.ts';
