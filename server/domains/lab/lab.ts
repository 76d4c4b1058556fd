/**
 * The tool lab: outside HTTP tools that administrators register and call. Calls leave through the egress guard;
 * what is sent and answered is kept nowhere. Open this first.
 */
export { callTool } from './call.ts';
export { fetchToolMedia } from './media.ts';
export { createTool, deleteTool, getTool, listTools, updateTool } from './tools.ts';
