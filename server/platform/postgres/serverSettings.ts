/**
 * Command-line settings for a small machine shared with ffmpeg and Node. Nothing here weakens durability
 * unless `durable` is false (tests, whose data nobody misses).
 */
export function serverSettings(options: { port: number; durable: boolean }): string[] {
  const settings: Record<string, string> = {
    port: String(options.port),
    listen_addresses: '127.0.0.1',
    // Socket paths are limited to 107 bytes, which a deep checkout exceeds; loopback has no such limit.
    unix_socket_directories: '',
    max_connections: '200',
    shared_buffers: '128MB',
    effective_cache_size: '1GB',
    work_mem: '8MB',
    maintenance_work_mem: '64MB',
    random_page_cost: '1.1',
    // Compiling costs more than our short queries.
    jit: 'off',
    // One server without replicas needs no more in its log than its own recovery.
    wal_level: 'minimal',
    max_wal_senders: '0',
    max_wal_size: '1GB',
    checkpoint_timeout: '15min',
    synchronous_commit: 'on',
    shared_preload_libraries: 'pg_stat_statements',
    idle_in_transaction_session_timeout: '60s',
    timezone: 'UTC',
    log_timezone: 'UTC',
    lc_messages: 'C',
    log_min_duration_statement: '1s',
    // Values may be secrets.
    log_parameter_max_length: '0',
    log_parameter_max_length_on_error: '0',
  };
  if (!options.durable)
    Object.assign(settings, { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' });
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
